import type { PricedProduct } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { Texts, WordField } from '../../kit/languages/LanguageDialog'
import { useMay } from '../../shell/permissions'

const key = 'type'

/**
 * What the type of a product is called in other languages. All products of the type share it, so it is kept with the type,
 * and a language in which nothing is written for it is left as it is.
 */
export function useTypeWords({ type }: Pick<PricedProduct, 'type'>) {
  const t = useWords('products')
  const may = useMay()
  const id = type?.id ?? ''
  const isEditable = id !== '' && may('POST /admin/product-types/:id/translations/:language')
  const { data } = useEndpoint(
    'GET /admin/product-types/:id/translations',
    { params: { id } },
    { enabled: isEditable },
  )
  const change = useChange('POST /admin/product-types/:id/translations/:language')
  const wordIn = (language: string) =>
    data?.translations.find((one) => one.language === language)?.values.value ?? ''
  const fields: WordField[] =
    type && data ? [{ key, label: `${t('fields.type')}: ${type.value}`, own: type.value }] : []
  return {
    fields,
    isSaving: change.isPending,
    textsIn: (language: string): Texts => (wordIn(language) ? { [key]: wordIn(language) } : {}),
    async save(language: string, texts: Texts): Promise<void> {
      const word = texts[key] ?? wordIn(language)
      if (fields.length > 0 && word !== wordIn(language))
        await change.mutateAsync({ params: { id, language }, body: { value: word } })
    },
  }
}
