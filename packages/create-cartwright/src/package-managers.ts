import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type PackageManager = (typeof packageManagers)[number]

/** Which one runs us, by the way it names itself to registries (`npm_config_user_agent`); npm where none does. */
export const packageManagerOf = (agent: string | undefined): PackageManager =>
  packageManagers.find((name) => agent?.startsWith(`${name}/`)) ?? 'npm'

/** How a script of `package.json` is run. */
export const runOf = (manager: PackageManager, script: string): string =>
  manager === 'npm' && (script === 'test' || script === 'start')
    ? `npm ${script}`
    : `${manager} run ${script}`

/** How a command that was installed with the shop is run. */
export const execOf = (manager: PackageManager, command: string): string =>
  ({ npm: `npx ${command}`, pnpm: `pnpm exec ${command}`, yarn: `yarn ${command}`, bun: `bunx ${command}` })[
    manager
  ]

/** Its lock file; an install in an image is held to it. */
export const lockFiles: Readonly<Record<PackageManager, string>> = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
  bun: 'bun.lock',
}

/** Which one installed a shop, by the lock file in its folder; npm where there is none. */
export const installedBy = (folder: string): PackageManager =>
  packageManagers.find((name) => existsSync(join(folder, lockFiles[name]))) ?? 'npm'
