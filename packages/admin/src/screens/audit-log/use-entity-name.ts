import { useTranslation } from 'react-i18next'
import { titled } from '../regions/use-provider-name'
import { entities } from './entities'

/** What the log calls a thing, in the words of the back office where there are some, else in those of the database. */
export function useEntityName(): (entity: string | null) => string {
  const { t } = useTranslation()
  return (entity) => {
    if (!entity) return ''
    const known = Object.hasOwn(entities, entity) ? entities[entity] : undefined
    if (!known) return titled(entity)
    const name = t(`places.${known.place}`)
    // Two things of one place are told apart by the word of the database.
    const isShared = Object.values(entities).filter(({ place }) => place === known.place).length > 1
    return isShared ? `${name} (${entity.replaceAll('_', ' ')})` : name
  }
}
