import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '@cartwright/server'
import { type CartwrightConfig, packageFolder } from './config'

/** The admin's build, and the storefront: the configured one, or the example when it is installed beside us. */
export async function site(config: CartwrightConfig): Promise<SiteConfig> {
  const { singlePageApp } = await import('@cartwright/server')
  const admin = packageFolder('@cartwright/admin')
  const built = admin && join(admin, 'dist')
  return {
    ...(built && existsSync(join(built, 'index.html')) ? { admin: singlePageApp(built, '/app') } : {}),
    storefront: await storefront(config.storefront),
  }
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
  if (!file || !existsSync(file)) return undefined
  return async (api, { baseUrl }) => {
    const { storefrontHandler } = (await import(pathToFileURL(file).href)) as StorefrontModule
    const build = configured ? undefined : dirname(file)
    return storefrontHandler({ fetchApi: async (request) => api.fetch(request), baseUrl, build })
  }
}
