import { Outlet } from 'react-router'
import { useT } from '../i18n/use-t'
import { Footer } from '../parts/Footer'
import { Header } from '../parts/Header'
import { ShopPieces } from '../parts/ShopPieces'
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
    <ShopPieces>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </ShopPieces>
  )
}
