'use client'

import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider'

/** Where overlays are put: what UiProvider was given, else the body of the page. To be called in the browser only. */
export function usePortalContainer(): () => Element {
  const { getContainer } = useUNSAFE_PortalContext()
  return () => getContainer?.() ?? document.body
}
