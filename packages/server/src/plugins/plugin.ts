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

/** A request at a door of a plugin. */
export interface DoorAsk {
  /** As it came, but for its body, which is read by `body`. */
  readonly request: Request
  /** What stands in its path for `:names`. */
  readonly params: Readonly<Record<string, string>>
  /** The address it came from, past proxies that are trusted. */
  readonly address: string
  /** The bytes it brings. @throws payload_too_large */
  body(): Promise<Uint8Array<ArrayBuffer>>
  /** Makes a call of the shop itself, in this process: `new Request('http://shop.internal/store/regions')`. */
  askShop(request: Request): Promise<Response>
}

/**
 * An address outside of `/admin` and `/store` that a plugin answers by itself, for protocols whose addresses others have chosen:
 * `/.well-known/…`. Nobody is asked who they are there, and nothing is checked but the size of what is sent and how often.
 */
export interface PluginDoor {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/.well-known/ucp`, `/ucp/orders/:id`: never a path of the shop itself. */
  path: string
  /**
   * How much may be sent, in bytes.
   * @default 1 MiB
   */
  maxBytes?: number
  /**
   * How many requests one address may send in a minute.
   * @default 600
   */
  perMinute?: number
  /** What it throws is logged and answered without its words, but for refusals of the shop, which are told as everywhere. */
  answer(shop: Shop, ask: DoorAsk): Promise<Response>
}

/** What a shop is extended by: a module from outside, with the parts that modules of the shop have. */
export interface Plugin {
  /** Lower case with dashes: `loyalty`. Its tables begin with it, and its routes stand below it. */
  name: string
  /** The history of its tables, whose names begin with that of the plugin: `loyalty_points`. */
  migrations?: readonly PluginMigration[]
  routes?: readonly PluginRoute[]
  doors?: readonly PluginDoor[]
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
