import DefaultTheme from 'vitepress/theme-without-fonts'
import '../../../../ui/src/theme/tokens.css'
import './style.css'

export default DefaultTheme
