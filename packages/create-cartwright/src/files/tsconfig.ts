import type { Plan } from '../plan'

export const tsconfig = ({ storefront }: Pick<Plan, 'storefront'>) => ({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: storefront === 'source' ? ['node', 'vite/client'] : ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts', 'src', 'test', ...(storefront === 'source' ? ['storefront'] : [])],
  exclude: ['node_modules', 'storefront/build', 'storefront/.react-router'],
})
