import { FeatureFlagsProvider } from '@cartwright/sdk/react'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { ToastRegion } from '@cartwright/ui/Toast'
import { UiProvider } from '@cartwright/ui/UiProvider'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../kit/locale'
import { useNarrow } from '../kit/use-narrow'
import { useNavigate } from '../router/hooks'
import { Outlet } from '../router/RouterProvider'
import { useAddress } from './use-address'
import { useMissingPart } from './use-missing-part'

/** What every screen stands in: language and direction, links, toasts. */
export function App() {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const locale = useLocale()
  const tag = tagOf(languageOf(i18n.language))
  useEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = tag.startsWith('ar') ? 'rtl' : 'ltr'
  }, [tag])
  return (
    <UiProvider
      locale={locale}
      navigate={(to) => void navigate(to)}
      useHref={useAddress}
      onMissingPart={useMissingPart()}
    >
      <FeatureFlagsProvider>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </FeatureFlagsProvider>
      <ToastRegion place={isNarrow ? 'bottom' : 'top'} />
    </UiProvider>
  )
}
