import type { Access, EndpointName, Scope } from '@cartwright/contract'
import type { z } from 'zod'
import type { Subscriber, TimedWork } from '../events/subscriber'
import type { ApiRequest, Reply } from '../http/request'
import type { AppProvider } from '../providers/app'
import type { FulfillmentProvider } from '../providers/fulfillment'
import type { NotificationProvider } from '../providers/notification'
import type { PaymentProvider } from '../providers/payment'
import type { TaxProvider } from '../providers/tax'
import type { Shop } from '../shop'

/** SQL for both databases, or for each its own. A statement each; a single text is one statement. */
type Statements = string | readonly string[]

/** One step of the history of a plugin's tables. Once it ran somewhere it is never changed: the next step changes the tables. */
export interface PluginMigration {
  /** `0001-points`: they run in the order in which they are given. */
  name: string
  sql: Statements | { sqlite: Statements; postgres: Statements }
}

type ParamsOf<Name extends string> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? { [K in Param]: string } & ParamsOf<Rest>
  : Name extends `${string}:${infer Param}`
    ? { [K in Param]: string }
    : unknown

type ParsedBy<T> = T extends z.ZodType ? z.output<T> : undefined

/** A checked request of a plugin's route, as the routes of the shop are handed it. */
export type PluginAsk<Name extends string, Query, Body> = Omit<
  ApiRequest<'GET /admin/store'>,
  'params' | 'query' | 'body'
> & { params: ParamsOf<Name>; query: ParsedBy<Query>; body: ParsedBy<Body> }

export interface RouteRules<Query, Body, Returns> {
  /** `staff` below `/admin`; `anyone` or `customer` below `/store`. */
  access: Exclude<Access, 'open'>
  /** What staff must be allowed to do, as `customers:read`. Without it the route is for those who may do everything. */
  permission?: Scope
  query?: Query
  body?: Body
  /** What is answered: anything else is not sent. */
  returns: Returns
}

/** A call that a plugin adds, made by `route`. */
export interface PluginRoute {
  readonly name: EndpointName
  readonly rules: RouteRules<z.ZodType | undefined, z.ZodType | undefined, z.ZodType>
  readonly handle: (shop: Shop, ask: never) => Promise<unknown>
}

/** A call below `/admin/<plugin>` or `/store/<plugin>`: what is asked arrives checked, what is answered is cut to what it says. */
export function route<
  const Name extends EndpointName,
  Returns extends z.ZodType,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  name: Name,
  rules: RouteRules<Query, Body, Returns>,
  handle: (
    shop: Shop,
    ask: PluginAsk<Name, Query, Body>,
  ) => Promise<z.input<Returns> | Reply<z.input<Returns>>>,
): PluginRoute {
  return { name, rules, handle }
}

/** What a shop is extended by: a module from outside, with the parts that modules of the shop have. */
export interface Plugin {
  /** Lower case with dashes: `loyalty`. Its tables begin with it, and its routes stand below it. */
  name: string
  /** The history of its tables, whose names begin with that of the plugin: `loyalty_points`. */
  migrations?: readonly PluginMigration[]
  routes?: readonly PluginRoute[]
  subscribers?: readonly Subscriber[]
  schedule?: readonly TimedWork[]
  providers?: {
    payment?: readonly PaymentProvider[]
    fulfillment?: readonly FulfillmentProvider[]
    tax?: readonly TaxProvider[]
    notification?: readonly NotificationProvider[]
    apps?: readonly AppProvider[]
  }
  /** What it adds to the back office: the names of packages, or addresses of modules (`new URL('./admin.tsx', import.meta.url)`). */
  admin?: string | URL | readonly (string | URL)[]
}

/** Checks a plugin at the editor; what types cannot know is checked when the shop opens. */
export const definePlugin = (plugin: Plugin): Plugin => plugin
