-- What test_lsp.py has Neovim do with a spec. Works with Neovim 0.7 and later.

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then
    io.stderr:write('Neovim waited in vain for ' .. what .. '\n')
    vim.cmd('cquit')
  end
end

local function errors()
  return vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })
end

local options = { name = 'tabpreview', cmd = { vim.env.TABPREVIEW_BINARY, 'lsp' }, root_dir = vim.fn.getcwd() }
local id
if vim.lsp.start then
  id = vim.lsp.start(options)
else
  id = vim.lsp.start_client(options)
  vim.lsp.buf_attach_client(0, id)
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 60000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

wait('an error', function() return #errors() > 0 end)
local report = { diagnostics = {}, completions = {}, symbols = {} }
for _, found in ipairs(vim.diagnostic.get(0)) do
  table.insert(report.diagnostics, { code = found.code, severity = found.severity })
end

local document = { uri = vim.uri_from_bufnr(0) }
local list = ask('textDocument/completion', { textDocument = document, position = { line = 5, character = 7 } })
for _, item in ipairs(list.items) do
  table.insert(report.completions, item.label)
end
for _, symbol in ipairs(ask('textDocument/documentSymbol', { textDocument = document })) do
  table.insert(report.symbols, symbol.name)
end

local place = { line = errors()[1].lnum, character = errors()[1].col }
local actions = ask('textDocument/codeAction', {
  textDocument = document,
  range = { start = place, ['end'] = place },
  context = { diagnostics = {} },
})
local client = vim.lsp.get_client_by_id(id)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
report.fixed = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
wait('the error to go', function() return #errors() == 0 end)
report.left = #errors()

local json = vim.json and vim.json.encode(report) or vim.fn.json_encode(report)
vim.fn.writefile({ json }, 'report.json')
vim.cmd('qall!')
