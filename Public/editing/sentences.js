// English sentences in which names may run from right to left.

const rightToLeft = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFE\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}';
const name = new RegExp(`[${rightToLeft}]+(?:[ \\u00A0\\d\\-–'’&/!?·]+[${rightToLeft}]+)*`, 'gu');

/** An English sentence with each name that runs from right to left isolated, so that it moves nothing around it. */
export const isolated = sentence => sentence.replace(name, '\u2068$&\u2069');
