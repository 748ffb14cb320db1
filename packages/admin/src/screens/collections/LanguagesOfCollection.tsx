import type { CollectionTranslation, ProductCollection } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { Texts } from '../../kit/languages/LanguageDialog'
import { LanguagesCard } from '../../kit/languages/LanguagesCard'
import { metadataFields, metadataTexts, metadataWords } from '../../kit/languages/metadata-words'
import { useRemoval } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'

const textsOf = ({ values: { title, metadata } }: CollectionTranslation): Texts => ({
  ...(title ? { title } : {}),
  ...metadataTexts(metadata),
})

/** What a collection is called in other languages. */
export function LanguagesOfCollection({
  collection: { id, title, metadata },
}: {
  collection: ProductCollection
}) {
  const t = useWords('collections')
  const may = useMay()
  const { data } = useEndpoint('GET /admin/collections/:id/translations', { params: { id } })
  const save = useChange('POST /admin/collections/:id/translations/:language')
  const remove = useRemoval()
  const translations = data?.translations ?? []
  return (
    <LanguagesCard
      kept={translations.map((one) => ({ ...one, texts: textsOf(one) }))}
      fields={[{ key: 'title', label: t('fields.title'), own: title }, ...metadataFields(metadata)]}
      isEditable={data !== undefined && may('POST /admin/collections/:id/translations/:language')}
      isSaving={save.isPending}
      onSave={(language, texts) =>
        save.mutateAsync({
          params: { id, language },
          body: {
            title: texts.title,
            metadata: metadataWords(
              metadata,
              texts,
              translations.find((one) => one.language === language)?.values.metadata,
            ),
          },
        })
      }
      onRemove={(one, name) =>
        remove({
          name: 'DELETE /admin/collections/:id/translations/:language',
          id: one.id,
          title: name,
          given: { params: { id, language: one.language } },
        })
      }
    />
  )
}
