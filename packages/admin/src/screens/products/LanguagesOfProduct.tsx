import type { PricedProduct } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { LanguagesCard } from '../../kit/languages/LanguagesCard'
import { useRemoval } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import { fieldsOf, textsOf, wordsOf } from './product-words'
import { useTypeWords } from './use-type-words'

/** What a product, its options and its type are called in other languages. */
export function LanguagesOfProduct({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const may = useMay()
  const { id } = product
  const { data } = useEndpoint('GET /admin/products/:id/translations', { params: { id } })
  const save = useChange('POST /admin/products/:id/translations/:language')
  const remove = useRemoval()
  const type = useTypeWords(product)
  const translations = data?.translations ?? []
  return (
    <LanguagesCard
      kept={translations.map((one) => ({
        id: one.id,
        language: one.language,
        texts: { ...textsOf(one), ...type.textsIn(one.language) },
      }))}
      fields={[...fieldsOf(product, (name) => t(`fields.${name}`)), ...type.fields]}
      isEditable={data !== undefined && may('POST /admin/products/:id/translations/:language')}
      isSaving={save.isPending || type.isSaving}
      onSave={async (language, texts) => {
        await type.save(language, texts)
        await save.mutateAsync({
          params: { id, language },
          body: wordsOf(
            product,
            texts,
            translations.find((one) => one.language === language),
          ),
        })
      }}
      onRemove={(one, title) =>
        remove({
          name: 'DELETE /admin/products/:id/translations/:language',
          id: one.id,
          title,
          given: { params: { id, language: one.language } },
        })
      }
    />
  )
}
