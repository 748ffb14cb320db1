'use client'

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type FormHTMLAttributes,
  type ReactNode,
  useContext,
} from 'react'

/** What became of a form. */
export interface FormOutcome {
  ok: boolean
  /** Why it was refused, in the reader's language. */
  error?: string
  /** The field it is about, by its name. */
  field?: string
  /** What was typed, so that a refusal loses nothing. */
  values?: Readonly<Record<string, string>>
}

/** A form of the page, and how it fares. */
export interface SentForm {
  /** Renders the form: `'form'` posts and loads a page, a router's own sends in the background. */
  Form: 'form' | ComponentType<FormHTMLAttributes<HTMLFormElement>>
  isPending: boolean
  /** What is being sent. */
  sending?: FormData
  outcome?: FormOutcome
  /** Posts values in the background, for changes that are not a press of a button. Absent where nothing can. */
  submit?: (values: Readonly<Record<string, string>>, action?: string) => void
}

export interface PartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
}

/** How the pieces of a shop link and send, in the ways of the application around them. */
export interface ShopPartsValue {
  /** Follows links without loading a page. A plain `<a>` when absent. */
  Link?: ComponentType<PartLinkProps>
  /**
   * A hook that gives the form of a name: those of one name share their state wherever they stand. It is called in each
   * drawing, so hand over the same function always.
   */
  useForm?: (name: string) => SentForm
}

const PartsContext = createContext<ShopPartsValue>({})

export interface ShopPartsProviderProps extends ShopPartsValue {
  children: ReactNode
}

/**
 * Makes the pieces below it use the links and forms of a router. Without it they are plain links and forms, which work on
 * any server and without any script.
 */
export function ShopPartsProvider({ children, Link, useForm }: ShopPartsProviderProps) {
  return <PartsContext.Provider value={{ Link, useForm }}>{children}</PartsContext.Provider>
}

const plainForm: SentForm = { Form: 'form', isPending: false }
const usePlainForm = (): SentForm => plainForm

/** The form of a name, as the application sends it. */
export function useSentForm(name: string): SentForm {
  const { useForm = usePlainForm } = useContext(PartsContext)
  return useForm(name)
}

/** A link in the way of the application around. */
export function PartLink({ href, ...props }: PartLinkProps) {
  const { Link } = useContext(PartsContext)
  return Link ? <Link href={href} {...props} /> : <a href={href} {...props} />
}
