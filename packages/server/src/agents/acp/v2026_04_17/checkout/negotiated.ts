import type { Said } from '../../../selling/said'
import type { CreateRequest } from '../requests'

/** What an agent said that it can do, and in which language it wants to be answered. */
interface Negotiated {
  language?: string
  extensions: string[]
  /** Whether it named interventions: none of them is made by calls here. */
  intervenes: boolean
}

/** What is remembered of it for later answers. */
export const contextOf = ({ locale, capabilities }: Pick<CreateRequest, 'locale' | 'capabilities'>) => ({
  ...(locale ? { language: locale } : {}),
  extensions: (capabilities?.extensions ?? []).map((name) => name.replace(/@.*/, '')),
  intervenes: capabilities?.interventions !== undefined,
})

export const negotiatedIn = ({ context }: Said): Negotiated => ({
  extensions: [],
  intervenes: false,
  ...(context as Partial<Negotiated> | undefined),
})
