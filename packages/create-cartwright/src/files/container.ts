import { lockFiles, type PackageManager, runOf } from '../package-managers'
import type { Plan } from '../plan'

const steps: Readonly<
  Record<PackageManager, { ready?: string; install: string; prune: string; more?: string }>
> = {
  npm: { install: 'npm ci --no-audit --no-fund', prune: 'npm prune --omit=dev --no-audit --no-fund' },
  pnpm: {
    ready: 'npm install --global pnpm@10',
    install: 'pnpm install --frozen-lockfile',
    prune: 'CI=true pnpm prune --prod',
    more: ' pnpm-workspace.yaml',
  },
  yarn: { install: 'yarn install --frozen-lockfile', prune: 'yarn install --frozen-lockfile --production' },
  bun: {
    ready: 'npm install --global bun@1',
    install: 'bun install --frozen-lockfile',
    prune: 'rm -rf node_modules && bun install --frozen-lockfile --production',
  },
}

/**
 * The shop as an image: built with compilers at hand, run without them, by a user that owns nothing but its data. Its root
 * file system may be read-only.
 */
export function dockerfile({ packageManager, name }: Plan): string {
  const { ready, install, prune, more = '' } = steps[packageManager]
  return `# ${name.replaceAll('\\', '')}
FROM node:22-bookworm AS build
WORKDIR /shop
${ready ? `RUN ${ready}\n` : ''}COPY package.json ${lockFiles[packageManager]}${more} ./
RUN ${install}
COPY . .
RUN ${runOf(packageManager, 'build')} && ${prune}

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 CARTWRIGHT_DATA=/data
WORKDIR /shop
COPY --from=build /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \\
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/@cartwright/cli/bin/cartwright.js", "start"]
`
}

/** What an image is made without: what it makes itself, and what must not travel. */
export const dockerignore = `.git
.vscode
node_modules
data
.cartwright
storefront/build
storefront/.react-router
.env
*.log
Dockerfile
.dockerignore
`
