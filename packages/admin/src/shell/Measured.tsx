import { httpAnalytics, UsageAnalytics, usePageViews } from '@cartwright/sdk/react'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from '../router/hooks'
import { Outlet } from '../router/RouterProvider'

/** Where usage data goes; a build that names no address gathers none. */
const url: string | undefined = import.meta.env.VITE_ANALYTICS_URL

/** Screens whose use may be told of, each page of theirs that is opened among it. */
export function Measured({ children = <Outlet /> }: { children?: ReactNode }) {
  const provider = useMemo(() => (url ? httpAnalytics({ url }) : undefined), [])
  return (
    <UsageAnalytics provider={provider}>
      <PageViews />
      {children}
    </UsageAnalytics>
  )
}

function PageViews() {
  const { pathname, search } = useLocation()
  usePageViews(pathname + search)
  return null
}
