/** The applications of strangers: how each is made, what it wears, and how it is built and served. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const shared = (to) => cpSync(join(here, 'shared'), to, { recursive: true })

/** A page of Vite's own template, whose sheet styles headings, buttons and the root as it likes. */
const vite = (react, sheet) => ({
  make({ run, folder, name, tarballs, withCart }) {
    const to = join(folder, name)
    run(
      'npm',
      ['create', '-y', 'vite@latest', name, '--', '--template', 'react-ts', '--no-interactive'],
      folder,
    )
    shared(join(to, 'src'))
    withCart(join(to, 'src/cart.json'))
    for (const file of ['App.tsx', 'App.css']) rmSync(join(to, 'src', file), { force: true })
    if (sheet) {
      const css = join(to, 'src/index.css')
      writeFileSync(css, `${sheet.css}\n${readFileSync(css, 'utf8')}`)
    }
    const types = react.startsWith('18') ? ['@types/react@18', '@types/react-dom@18'] : []
    run(
      'npm',
      ['install', ...tarballs, `react@${react}`, `react-dom@${react}`, ...types, ...(sheet?.packages ?? [])],
      to,
    )
    run('npx', ['vite', 'build'], to)
    return { command: ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--strictPort'], cwd: to }
  },
})

/** Bootstrap stands outside of layers, so it is put into one before ours. */
const bootstrap = {
  packages: ['bootstrap@5'],
  css: '@layer host, cartwright;\n@import "bootstrap/dist/css/bootstrap.min.css" layer(host);',
}

/** A server-rendered application of React Router, with Tailwind's preflight. */
const router = {
  isServerRendered: true,
  make({ run, folder, name, tarballs, write, withCart }) {
    const to = join(folder, name)
    write(join(to, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
    write(join(to, 'vite.config.ts'), viteConfig)
    write(join(to, 'react-router.config.ts'), 'export default { ssr: true }\n')
    write(join(to, 'app/routes.ts'), routes)
    for (const file of ['root.tsx', 'app.css']) cpSync(join(here, 'router', file), join(to, 'app', file))
    cpSync(join(here, 'router/home.tsx'), join(to, 'app/routes/home.tsx'), { recursive: true })
    shared(join(to, 'app/shared'))
    rmSync(join(to, 'app/shared/main.tsx'))
    withCart(join(to, 'app/shared/cart.json'))
    const packages = ['react@19', 'react-dom@19', 'isbot', 'vite@8', 'tailwindcss@4']
    const routers = ['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev']
    run('npm', ['install', ...tarballs, ...packages, ...routers.map((one) => `${one}@7`)], to)
    run('npx', ['react-router', 'build'], to)
    return { command: ['npx', 'react-router-serve', 'build/server/index.js'], cwd: to }
  },
}
const viteConfig = `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }
`
const routes = `import { index } from '@react-router/dev/routes'
export default [index('routes/home.tsx')]
`

/** Our own Storybook, which says how the pieces were meant. */
const storybook = {
  pageOf: (piece, { theme, locale }) =>
    `/iframe.html?id=screens-outside--${piece}&viewMode=story&globals=theme:${theme};locale:${locale}`,
  make({ run, folder, name, root }) {
    const to = join(folder, name)
    run('npx', ['storybook', 'build', '--quiet', '--disable-telemetry', '-o', to], root)
    return {
      command: ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--strictPort', '--outDir', to],
      cwd: root,
    }
  },
}

export const apps = {
  storybook,
  'vite-react-19': vite('19'),
  'vite-react-18': vite('18'),
  'vite-bootstrap': vite('19', bootstrap),
  'react-router': router,
}
