/** What belongs to a machine, not to the shop. */
export const gitignore = `node_modules/
# Goods, orders and secrets of the shop on this machine
/data/
# What is built
/.cartwright/
/storefront/build/
/storefront/.react-router/
.env
*.tsbuildinfo
*.log
.DS_Store
`

export const editorSettings = {
  editorconfig: `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
trim_trailing_whitespace = true
`,
  settings: {
    // The compiler of the shop, not the one the editor brings.
    'js/ts.tsdk.path': 'node_modules/typescript/lib',
    'typescript.tsdk': 'node_modules/typescript/lib',
    'files.eol': '\n',
    'files.exclude': { data: true, '.cartwright': true, '**/build': true },
    'search.exclude': { data: true, '**/build': true },
  },
  extensions: { recommendations: ['editorconfig.editorconfig', 'vitest.explorer'] },
} as const
