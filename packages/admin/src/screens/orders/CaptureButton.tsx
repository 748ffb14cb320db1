import type { Order } from '@cartwright/contract'
import { Button, type ButtonProps } from '@cartwright/ui/Button'
import { useCapture } from './use-capture'

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  order: Order
}

export function CaptureButton({ order, ...look }: Props) {
  const { name, isPending, capture } = useCapture(order)
  return (
    <Button {...look} isPending={isPending} onPress={capture}>
      {name}
    </Button>
  )
}
