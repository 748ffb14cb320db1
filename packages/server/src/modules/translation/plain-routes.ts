import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { deleteTranslation, keepTranslation } from './change-translations'
import type { GivenWords, Translated } from './words'

interface Asked {
  params: { id: string; language: string }
}

/** Things whose words stand by themselves. `event` tells those who follow the thing, the search among them. */
export const plainTranslations = (entity: Translated, event?: string) => ({
  keep: (shop: Shop, { params, body }: Asked & { body: GivenWords }) =>
    shop.transaction(async (tx) => {
      const translation = await keepTranslation(tx, entity, params.id, params.language, body)
      if (event) await emit(tx, event, { id: params.id })
      return { translation }
    }),
  forget: (shop: Shop, { params }: Asked) =>
    shop.transaction(async (tx) => {
      await deleteTranslation(tx, entity, params.id, params.language)
      if (event) await emit(tx, event, { id: params.id })
      return { id: params.id, object: 'translation' as const, language: params.language, deleted: true }
    }),
})
