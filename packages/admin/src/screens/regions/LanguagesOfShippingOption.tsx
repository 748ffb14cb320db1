import type { PricedShippingOption, ShippingOptionTranslation } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { Texts } from '../../kit/languages/LanguageDialog'
import { LanguagesCard } from '../../kit/languages/LanguagesCard'
import { useRemoval } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'

const textsOf = ({ values }: ShippingOptionTranslation): Texts =>
  Object.fromEntries(Object.entries(values).flatMap(([key, text]) => (text ? [[key, text]] : [])))

/** What a way of shipping is called in other languages. */
export function LanguagesOfShippingOption({ option }: { option: PricedShippingOption }) {
  const t = useWords('shipping')
  const may = useMay()
  const { id } = option
  const { data } = useEndpoint('GET /admin/shipping-options/:id/translations', { params: { id } })
  const save = useChange('POST /admin/shipping-options/:id/translations/:language')
  const remove = useRemoval()
  return (
    <LanguagesCard
      kept={(data?.translations ?? []).map((one) => ({ ...one, texts: textsOf(one) }))}
      fields={[{ key: 'name', label: t('fields.name'), own: option.name }]}
      isEditable={data !== undefined && may('POST /admin/shipping-options/:id/translations/:language')}
      isSaving={save.isPending}
      onSave={(language, texts) => save.mutateAsync({ params: { id, language }, body: { name: texts.name } })}
      onRemove={(one, title) =>
        remove({
          name: 'DELETE /admin/shipping-options/:id/translations/:language',
          id: one.id,
          title,
          given: { params: { id, language: one.language } },
        })
      }
    />
  )
}
