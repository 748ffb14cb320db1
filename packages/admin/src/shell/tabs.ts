import type { QueryClient } from '@tanstack/react-query'
import { signedInAgain } from './sign-in-gate'

/** What one tab of the back office tells the others. */
export type News =
  /** Something was saved: reads of these path families are old. */
  { kind: 'changed'; families: readonly string[] } | { kind: 'signed-in' } | { kind: 'signed-out' }

let channel: BroadcastChannel | undefined

/** Tells the other tabs of this browser. Nothing happens where tabs are not followed. */
export const tellTabs = (news: News): void => channel?.postMessage(news)

/** Takes what another tab told. */
export function hear(news: News, cache: QueryClient): void {
  if (news.kind === 'changed') {
    const families = new Set(news.families)
    void cache.invalidateQueries({ predicate: ({ queryKey }) => families.has(String(queryKey[0])) })
    return
  }
  if (news.kind === 'signed-in') signedInAgain()
  void cache.invalidateQueries({ queryKey: ['/admin/auth'] })
}

/** Keeps this tab in step with the others: what is saved, and who signs in or out. Returns what ends it. */
export function followTabs(cache: QueryClient, name = 'cartwright'): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const own = new BroadcastChannel(name)
  channel = own
  own.onmessage = ({ data }: MessageEvent<News>) => hear(data, cache)
  return () => {
    own.close()
    if (channel === own) channel = undefined
  }
}
