import type { CategoryTranslation, ProductCategory } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { Texts } from '../../kit/languages/LanguageDialog'
import { LanguagesCard } from '../../kit/languages/LanguagesCard'
import { metadataFields, metadataTexts, metadataWords } from '../../kit/languages/metadata-words'
import { useRemoval } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'

const textsOf = ({ values: { name, description, metadata } }: CategoryTranslation): Texts => ({
  ...(name ? { name } : {}),
  ...(description ? { description } : {}),
  ...metadataTexts(metadata),
})

/** What a category is called in other languages. */
export function LanguagesOfCategory({ category }: { category: ProductCategory }) {
  const t = useWords('categories')
  const may = useMay()
  const { id } = category
  const { data } = useEndpoint('GET /admin/product-categories/:id/translations', { params: { id } })
  const save = useChange('POST /admin/product-categories/:id/translations/:language')
  const remove = useRemoval()
  const translations = data?.translations ?? []
  return (
    <LanguagesCard
      kept={translations.map((one) => ({ ...one, texts: textsOf(one) }))}
      fields={[
        { key: 'name', label: t('fields.name'), own: category.name },
        { key: 'description', label: t('fields.description'), own: category.description, rows: 3 },
        ...metadataFields(category.metadata),
      ]}
      isEditable={data !== undefined && may('POST /admin/product-categories/:id/translations/:language')}
      isSaving={save.isPending}
      onSave={(language, texts) =>
        save.mutateAsync({
          params: { id, language },
          body: {
            name: texts.name,
            description: texts.description,
            metadata: metadataWords(
              category.metadata,
              texts,
              translations.find((one) => one.language === language)?.values.metadata,
            ),
          },
        })
      }
      onRemove={(one, title) =>
        remove({
          name: 'DELETE /admin/product-categories/:id/translations/:language',
          id: one.id,
          title,
          given: { params: { id, language: one.language } },
        })
      }
    />
  )
}
