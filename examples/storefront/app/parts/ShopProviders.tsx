import {
  type FormOutcome,
  type PartLinkProps,
  type SentForm,
  ShopPartsProvider,
} from '@cartwright/ui/ShopParts'
import { StringsProvider } from '@cartwright/ui/StringsProvider'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useFetcher, useRouteLoaderData } from 'react-router'
import { uiStringsOf } from '../i18n/ui-strings'
import type { RootData } from '../root'
import { CartDrawerContext } from './cart-drawer-state'

/** What the components of the library need to know of this shop: its language, its links, how its forms are sent. */
export function ShopProviders({ children }: { children: ReactNode }) {
  const { language, locale } = useRouteLoaderData('root') as RootData
  const [isOpen, setOpen] = useState(false)
  const drawer = useMemo(() => ({ isOpen, setOpen }), [isOpen])
  return (
    <StringsProvider locale={locale} strings={uiStringsOf(language)}>
      <ShopPartsProvider Link={PageLink} useForm={useFetchedForm}>
        <CartDrawerContext.Provider value={drawer}>{children}</CartDrawerContext.Provider>
      </ShopPartsProvider>
    </StringsProvider>
  )
}

/** What our actions answer is what the components understand. */
function useFetchedForm(name: string): SentForm {
  const { Form, state, formData, data, submit } = useFetcher<FormOutcome>({ key: name })
  return {
    Form: Form as SentForm['Form'],
    isPending: state !== 'idle',
    sending: formData,
    outcome: data,
    submit: (values, action) => void submit({ ...values }, { method: 'post', action }),
  }
}

const PageLink = ({ href, ...props }: PartLinkProps) => <Link to={href} prefetch="intent" {...props} />
