import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '@cartwright/server'
import { type CartwrightConfig, packageFolder } from './config'
import { type BuildOptions, buildExtensions } from './extensions/build-extensions'
import { note } from './shell'

/** The admin's build with the extensions of the shop, and the storefront: the configured one, or the example when it is installed beside us. */
export async function site(config: CartwrightConfig, options: BuildOptions = {}): Promise<SiteConfig> {
  return {
    ...(await admin(config, options)),
    ...(await guide()),
    storefront: await storefront(config.storefront),
  }
}

/** The documentation, where the shop has installed it or a clone has built it. */
async function guide(): Promise<Pick<SiteConfig, 'guide'>> {
  // The shop installs it, not the command, which need not see what lies in the shop's folder.
  const folder =
    packageFolder('@cartwright/guide', join(process.cwd(), 'package.json')) ??
    packageFolder('@cartwright/guide')
  const built = folder && join(folder, 'dist')
  if (!built || !existsSync(join(built, 'index.html'))) return {}
  const { staticSite } = await import('@cartwright/server')
  return { guide: staticSite(built, '/docs/guide') }
}

async function admin(config: CartwrightConfig, options: BuildOptions): Promise<Pick<SiteConfig, 'admin'>> {
  const { singlePageApp } = await import('@cartwright/server')
  const folder = packageFolder('@cartwright/admin')
  const built = folder && join(folder, 'dist')
  if (!built || !existsSync(join(built, 'index.html'))) return {}
  const extended = await buildExtensions(config, options)
  // To `dev`, which starts the shop anew when they change.
  process.send?.({ sources: extended?.sources ?? [] })
  for (const { from, failure } of extended?.listed ?? [])
    if (failure) note(`The extension ${from} cannot be built: ${failure}`)
  return { admin: singlePageApp(extended ? [extended.folder, built] : built, '/app') }
}

interface StorefrontModule {
  storefrontHandler(options: {
    fetchApi: (request: Request) => Promise<Response>
    baseUrl: string
    build?: string
  }): (request: Request) => Response | Promise<Response>
}

async function storefront(configured: string | false | undefined): Promise<SiteConfig['storefront']> {
  if (configured === false) return undefined
  const example = packageFolder('@cartwright/storefront')
  const file = configured ? resolve(configured) : example && join(example, 'build', 'handler.js')
  if (!file || !existsSync(file)) {
    if (configured)
      note(`The storefront ${configured} is not there: it has to be built, or is somewhere else`)
    return undefined
  }
  return async (api, { baseUrl }) => {
    const { storefrontHandler } = (await import(pathToFileURL(file).href)) as StorefrontModule
    const build = configured ? undefined : dirname(file)
    return storefrontHandler({ fetchApi: async (request) => api.fetch(request), baseUrl, build })
  }
}
