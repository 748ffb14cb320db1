import { stripeWay } from './stripe/stripe-way.server'

/** Where the scripts of a way to pay come from and speak to: opened in the policy of pages on which it can be chosen. */
export interface PaymentHosts {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

/** How a payment ended that a bank has sent back from; `unknown` where the address does not belong to the session. */
export type Returned = 'paid' | 'failed' | 'unknown'

type Data = Readonly<Record<string, unknown>>

/** The part of a way to pay with fields of its own that runs on the server. */
export interface ServerWay {
  hosts: PaymentHosts
  /** Whether this shop is set up for it. One that is not is not offered. */
  isReady(): boolean
  /** What its browser part needs of a session; undefined when the session was never opened. */
  facts(data: Data): Record<string, string> | undefined
  /** What the provider is to be told of the session beyond its sum; undefined when it knows already. */
  changes(data: Data, wish: { saves: boolean }): Record<string, unknown> | undefined
  /** Whether the shopper has done all there is to do, and the money takes its time. */
  isUnderWay(data: Data): boolean
  returned(search: URLSearchParams, data: Data): Returned
}

const ways: Readonly<Record<string, ServerWay>> = { stripe: stripeWay }

/** The way of a provider that has fields of its own; undefined for one that is paid by the form alone. */
export const wayOf = (provider: string): ServerWay | undefined =>
  Object.hasOwn(ways, provider) ? ways[provider] : undefined

/** Which providers of a region a shopper can really pay by here. */
export const payableBy = (providers: readonly string[]): string[] =>
  providers.filter((id) => wayOf(id)?.isReady() ?? true)
