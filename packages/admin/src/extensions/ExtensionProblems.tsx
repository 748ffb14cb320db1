import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { useWords } from '../i18n/use-words'
import { useExtensions } from './Extensions'
import './extensions.css'

/**
 * Extensions that could not be loaded, by name; whole with the reasons, and with what was refused of the others, for
 * whoever looks after the shop.
 */
export function ExtensionProblems({ isWhole = false }: { isWhole?: boolean }) {
  const { broken, problems } = useExtensions()
  if (broken.length === 0 && (!isWhole || problems.length === 0)) return null
  return <Told isWhole={isWhole} />
}

function Told({ isWhole }: { isWhole: boolean }) {
  const t = useWords('extensions')
  const { broken, problems } = useExtensions()
  if (!isWhole)
    return broken.map((name) => (
      <ErrorPanel key={name} title={t('common:extension_broke', { name })}>
        {t('broken_text')}
      </ErrorPanel>
    ))
  return (
    <ErrorPanel title={t('left_out')}>
      {t('left_out_text')}
      <ul className="ad-Problems">
        {problems.map((problem) => (
          <li key={problem} lang="en" dir="auto">
            {problem}
          </li>
        ))}
      </ul>
    </ErrorPanel>
  )
}
