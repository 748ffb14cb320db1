import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { beginEditing } from '../live/editing'
import { chooseBetween } from './conflicts'
import { changedMeanwhile, type Sight, seenAnew, sightOf } from './meanwhile'
import { inWords, type Values } from './values'

interface Options {
  /** The record; undefined for a new one, of which there is nothing older. */
  id: string | undefined
  label: (name: string) => string
  describe?: (name: string, value: unknown) => string | undefined
}

/** Watches for what others change in a record while it is being changed here. */
export function useMeanwhile({ id, label, describe }: Options) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const before = useRef<Sight>(undefined)
  const endEditing = useRef<() => void>(undefined)
  useEffect(() => () => endEditing.current?.(), [])
  const words = (name: string, value: unknown) => describe?.(name, value) ?? inWords(value, t('yes'), t('no'))
  return {
    /** The first change: what the record was then is what somebody else may have changed. */
    begin: () => {
      if (!id) return
      before.current ??= sightOf(cache, id)
      endEditing.current ??= beginEditing(id)
    },
    /** Saved or taken back. */
    end: () => {
      before.current = undefined
      endEditing.current?.()
      endEditing.current = undefined
    },
    /**
     * Reads the record anew and asks about the fields that somebody else has changed. Returns which of them stay as they are
     * now; undefined when nothing shall be saved yet.
     */
    settle: async (fields: readonly string[], mine: Values): Promise<readonly string[] | undefined> => {
      const old = before.current
      if (!old || fields.length === 0) return []
      const now = await seenAnew(cache, old)
      const names = changedMeanwhile(fields, old, now, mine)
      if (names.length === 0) return []
      const choices = await chooseBetween(
        names.map((name) => ({
          name,
          label: label(name),
          theirs: words(name, now.record[name]),
          mine: words(name, mine[name]),
        })),
      )
      if (!choices) return undefined
      before.current = now
      return names.filter((name) => choices[name] === 'theirs')
    },
  }
}
