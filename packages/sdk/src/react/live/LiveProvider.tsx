'use client'
import type { LiveChange, LiveNews, Present } from '@cartwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LiveStatus } from '../../live'
import { isTouched } from '../keys'
import { useClient } from '../ShopProvider'
import { LiveContext } from './live-context'

export interface LiveProviderProps {
  /** A random name for this visit: 8 to 64 letters and digits. Requests that send it as `x-visit` bring no news here. */
  visit: string
  /** Listens to nothing while false, for example until somebody is signed in. True by default. */
  isEnabled?: boolean
  children: ReactNode
}

/** News are gathered for so long, in ms. */
const gatherMs = 250
/** What may be any record of a family is read anew no oftener than this, in ms: an import changes thousands. */
const familyEvery = 3000
/** A hidden window lets go of its stream after this, in ms: browsers open few connections to one place. */
const hiddenFor = 60_000
/** Without a stream the shop is told this often where the visit is, in ms. */
const hereEvery = 45_000

/**
 * Listens to what changes in the shop and has every cached read fetched anew that it makes old, and no other. Knows who else
 * looks at the same record. A stream that is cut is taken up where it was; where there is none, the shop is asked again and again.
 */
export function LiveProvider({ visit, isEnabled = true, children }: LiveProviderProps) {
  const client = useClient()
  const cache = useQueryClient()
  const [status, setStatus] = useState<LiveStatus>('connecting')
  const [present, setPresent] = useState<readonly Present[]>([])
  const [place, setOwnPlace] = useState<{ place: string | null; is_editing: boolean }>()
  const isSeen = useIsSeen()
  const since = useRef<number>(undefined)
  const isListening = isEnabled && isSeen

  useEffect(() => {
    if (!isListening) return
    const refresher = createRefresher((isOld) =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey) }),
    )
    let isOver = false
    let stop = () => {}
    // Following comes after what is shown first.
    void import('../../live').then(({ followLive }) => {
      if (isOver) return
      stop = followLive(
        client,
        {
          onNews: (news) => {
            since.current = news.revision
            refresher.take(news, visit)
          },
          onPresent: setPresent,
          onStatus: setStatus,
        },
        { visit, since: since.current },
      )
    })
    return () => {
      isOver = true
      stop()
      refresher.stop()
      setStatus('connecting')
      setPresent([])
    }
  }, [client, cache, visit, isListening])

  const isPolling = status === 'polling'
  useEffect(() => {
    if (!place || !isListening || status === 'off') return
    let isOver = false
    const tell = () =>
      client
        .send('POST /admin/live/place', { body: { visit, ...place } }, { retries: 0 })
        .then(({ present }) => {
          if (!isOver) setPresent(present)
        })
        // It is told again with the next change of place, and others miss little.
        .catch(() => undefined)
    // A window that is closed, or goes elsewhere, says so itself: the shop notices a stream that is gone only after a while.
    const leave = () => {
      if (!place.place) return
      client
        .send('POST /admin/live/place', { body: { visit, place: null, is_editing: false } }, { retries: 0 })
        .catch(() => undefined)
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void tell()
    }
    void tell()
    const timer = isPolling && place.place ? setInterval(tell, hereEvery) : undefined
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [client, visit, place, isListening, isPolling, status])

  const setPlace = useCallback(
    (next: string | null, is_editing = false) =>
      setOwnPlace((now) =>
        (now?.place ?? null) === next && (now?.is_editing ?? false) === is_editing
          ? now
          : { place: next, is_editing },
      ),
    [],
  )
  const value = useMemo(
    () => ({ visit, status, present: place?.place ? present : [], setPlace }),
    [visit, status, present, place, setPlace],
  )
  return <LiveContext.Provider value={value}>{children}</LiveContext.Provider>
}

/** Gathers news, and says which reads they make old. */
function createRefresher(refresh: (isOld: (key: readonly unknown[]) => boolean) => unknown) {
  const waiting = new Map<string, LiveChange>()
  const refreshed = new Map<string, number>()
  let isAll = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    timer = undefined
    const now = Date.now()
    if (isAll) {
      isAll = false
      waiting.clear()
      refresh(() => true)
      return
    }
    const due: LiveChange[] = []
    for (const [key, change] of waiting) {
      const last = refreshed.get(change.path) ?? 0
      if (change.id === null && now - last < familyEvery) continue
      if (change.id === null) refreshed.set(change.path, now)
      waiting.delete(key)
      due.push(change)
    }
    if (due.length > 0) refresh((key) => due.some((change) => isTouched(key, change)))
    if (waiting.size > 0) timer = setTimeout(run, familyEvery)
  }

  return {
    take({ is_whole, changes }: LiveNews, visit: string) {
      // What is changed here is read anew by whoever changed it.
      const others = changes.filter((change) => change.visit !== visit)
      if (!is_whole) isAll = true
      for (const change of others) waiting.set(`${change.path} ${change.id}`, change)
      if (isAll || others.length > 0) timer ??= setTimeout(run, gatherMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Whether somebody sees the window, or saw it not long ago. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setSeen(false), hiddenFor)
      else setSeen(true)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return isSeen
}
