import { LinkButton } from '@cartwright/ui/LinkButton'
import { useTranslation } from 'react-i18next'
import { addressOf, destinations } from '../screens/registry'
import type { PlaceName } from '../screens/screen'
import { useMay } from '../shell/permissions'

interface Props {
  place: PlaceName
}

/** From where there is nothing yet to where it comes from. Nothing for those who may not go there. */
export function LeadTo({ place }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const screen = destinations.find(({ name }) => name === place)
  if (!screen || (screen.needs && !may(screen.needs))) return null
  return <LinkButton href={addressOf(screen)}>{t('go_to', { name: t(`places.${place}`) })}</LinkButton>
}
