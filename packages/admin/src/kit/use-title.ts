import { useEffect } from 'react'

/** Names the tab of the browser while the screen is shown. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Cartwright`
  }, [title])
}
