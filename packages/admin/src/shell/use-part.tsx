import { useToast } from '@cartwright/ui/Toast'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The code of a part that not everybody opens: fetched when it is wanted. Where it cannot be, that is said, `onFail` is
 * called, and the next time it is tried anew.
 */
export function usePart<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFail: () => void,
): ComponentType<P> | undefined {
  const { t } = useTranslation()
  const toast = useToast()
  const [part, setPart] = useState<{ Part: ComponentType<P> }>()
  const isMissing = isWanted && part === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once each time it is wanted
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    load().then(
      (Part) => !isLeft && setPart({ Part }),
      () => {
        if (isLeft) return
        onFail()
        toast.error({
          title: t(navigator.onLine ? 'updated' : 'offline_title'),
          text: t(navigator.onLine ? 'updated_text' : 'offline_screen'),
        })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing])
  return isWanted ? part?.Part : undefined
}
