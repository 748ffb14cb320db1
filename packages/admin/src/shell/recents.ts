import { useEffect } from 'react'
import { keep, kept } from '../kit/use-kept'
import { useLocation, useParams } from '../router/hooks'

/** A record that was looked at. */
export interface Recent {
  path: string
  title: string
  /** The list it belongs to, as it was called. */
  list: string
}

const key = 'cartwright_recents'
const most = 8

const isRecent = (one: unknown): one is Recent => {
  const { path, title, list } = Object(one)
  return [path, title, list].every((text) => typeof text === 'string')
}

/** What was looked at last on this device, the newest first. */
export function recents(): Recent[] {
  try {
    const all: unknown = JSON.parse(kept(key) || '[]')
    return Array.isArray(all) ? all.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Whoever signs in next has looked at nothing. */
export const forgetRecents = (): void => keep(key, '')

/** Remembers the page that is shown, if it is one of a record. */
export function useRecent(title: string, list: string | undefined): void {
  const { pathname: path } = useLocation()
  const isOfRecord = Object.keys(useParams()).some((name) => name !== '*')
  useEffect(() => {
    if (!isOfRecord || !list || !title) return
    const others = recents().filter((one) => one.path !== path)
    keep(key, JSON.stringify([{ path, title, list }, ...others].slice(0, most)))
  }, [isOfRecord, path, title, list])
}
