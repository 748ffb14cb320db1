import { IconButton } from '@cartwright/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@cartwright/ui/icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '../router/hooks'
import { neighboursOf } from './neighbours'

/** To the record before and after this one in the list it was opened from; nothing where it came from elsewhere. */
export function NeighbourButtons({ list, id }: { list: string; id: string }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const { previous, next } = neighboursOf(list, id)
  if (previous === undefined && next === undefined) return null
  return (
    <>
      <IconButton
        label={t('previous_record')}
        icon={<ChevronStartIcon />}
        isDisabled={previous === undefined}
        onPress={() => void go(`${list}/${previous}`)}
      />
      <IconButton
        label={t('next_record')}
        icon={<ChevronEndIcon />}
        isDisabled={next === undefined}
        onPress={() => void go(`${list}/${next}`)}
      />
    </>
  )
}
