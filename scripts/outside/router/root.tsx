import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import './app.css'

export function Layout({ children }: { children: ReactNode }) {
  const search = new URLSearchParams(useLocation().search)
  const locale = search.get('locale') ?? 'en'
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-theme={search.get('theme') ?? 'light'}>
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
