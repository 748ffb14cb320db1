import { Outlet } from 'react-router'
import { useT } from '../i18n/use-t'
import { CartDrawer } from '../parts/CartDrawer'
import { Footer } from '../parts/Footer'
import { Header } from '../parts/Header'
import { ShopProviders } from '../parts/ShopProviders'
import { TroublePage } from '../parts/TroublePage'

/** Header, page, footer; a page that fails leaves the other two standing. */
export default function ShopLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <TroublePage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useT()
  return (
    <ShopProviders>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CartDrawer />
    </ShopProviders>
  )
}
