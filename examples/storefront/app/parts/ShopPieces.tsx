import { ShopPartsProvider } from '@cartwright/ui/ShopParts'
import { StringsProvider } from '@cartwright/ui/StringsProvider'
import type { ReactNode } from 'react'
import { uiStringsOf } from '../i18n/ui-strings'
import { useShop } from '../islands/shop-context'
import { useSentForm } from '../islands/use-sent-form'

/** What the components of the library need to know of this shop: its language and how its forms are sent. */
export function ShopPieces({ children }: { children: ReactNode }) {
  const { language, locale } = useShop()
  return (
    <StringsProvider locale={locale} strings={uiStringsOf(language)}>
      <ShopPartsProvider useForm={useSentForm}>{children}</ShopPartsProvider>
    </StringsProvider>
  )
}
