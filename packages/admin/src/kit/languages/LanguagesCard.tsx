import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon, PlusIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { languages } from '@cartwright/ui/strings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../on-demand'
import { useRemoved } from '../pending-removals'
import type { Texts, WordField } from './LanguageDialog'
import './languages.css'

const LanguageDialog = onDemand(async () => (await import('./LanguageDialog')).LanguageDialog)

/** What is kept of a thing in one language. */
export interface KeptLanguage {
  id: string
  language: string
  /** By the key of the field. */
  texts: Texts
}

interface Props {
  kept: readonly KeptLanguage[]
  fields: readonly WordField[]
  /** Whether whoever is here may translate it. */
  isEditable: boolean
  isSaving: boolean
  /** Keeps a language in place of what was kept; rejects when the shop refuses. */
  onSave: (language: string, texts: Texts) => Promise<unknown>
  onRemove: (one: KeptLanguage, title: string) => void
}

/** A language by its tag, in its own name. */
const nameOf = (tag: string) => languages.find((one) => one.tag.split('-')[0] === tag)?.name ?? tag

/** In which languages a thing is kept beside the shop's own words. */
export function LanguagesCard({ kept, fields, isEditable, isSaving, onSave, onRemove }: Props) {
  const t = useWords('languages')
  const { t: common } = useTranslation()
  const removed = useRemoved()
  const [edited, setEdited] = useState<KeptLanguage | 'new'>()
  const shown = kept.filter(({ id }) => !removed.has(id))
  const taken = new Set(shown.map(({ language }) => language))
  const free = languages.flatMap(({ tag, name }) => {
    const [id = tag] = tag.split('-')
    return taken.has(id) ? [] : { id, name }
  })
  return (
    <>
      <Card
        title={t('title')}
        description={t('text')}
        actions={
          isEditable &&
          free.length > 0 && (
            <Button size="s" icon={<PlusIcon />} onPress={() => setEdited('new')}>
              {t('add')}
            </Button>
          )
        }
      >
        {shown.length > 0 && (
          <ul className="ad-Languages">
            {shown.map((one) => {
              const name = nameOf(one.language)
              return (
                <li key={one.id} className="ad-Languages-line">
                  <span className="ad-Strong">
                    <bdi lang={one.language}>{name}</bdi>
                  </span>
                  <span className="ad-Languages-words">
                    <bdi lang={one.language}>{fields.flatMap(({ key }) => one.texts[key] ?? []).at(0)}</bdi>
                  </span>
                  {isEditable && (
                    <Menu
                      placement="bottom end"
                      trigger={
                        <IconButton
                          size="s"
                          label={`${common('more_actions')}: ${name}`}
                          icon={<MoreIcon />}
                        />
                      }
                      items={[
                        { id: 'edit', name: common('edit'), onAction: () => setEdited(one) },
                        {
                          id: 'delete',
                          name: t('remove'),
                          isDanger: true,
                          onAction: () => onRemove(one, t('removed', { name })),
                        },
                      ]}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Card>
      {edited && (
        <LanguageDialog
          title={edited === 'new' ? t('add') : nameOf(edited.language)}
          language={edited === 'new' ? undefined : edited.language}
          free={free}
          texts={edited === 'new' ? {} : edited.texts}
          fields={fields}
          isSaving={isSaving}
          onSave={onSave}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
