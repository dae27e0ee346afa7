/** The pair of keys of the demo's Vodacom: it opens what the platform seals, and proves nothing. */
import { createPrivateKey } from 'node:crypto';

const der = [
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCXpRzNoMiMsegaT4PHeb8AD7dtpZf8STXV50en',
  'yr1iAGYPswXnwRgMZEeF9BpBh07AAUuoZSIpfwG8CTCI0qpecyRUmcn/zFruY7zyl5UE2uEDwN+ol2Ayi0IC+5wY',
  'j0HqgLrvmo2nS6YRipeLv6+g4qh3+55s1pWwlL3xLwsLky11mDXBiJwQWkM+bk+c+DVzRKz9zsC4x+z8ctDGkjHh',
  'Z8pSbK2qxtbHPeOCkQFvZro9tFxZ3mSaLOoXW0DPYCu5t4pH5kOOkY6YMh29uvOEFizzPYJlz5IwDkozmtFL5UsA',
  'gsN/Cr3VA6kPT6I3UIjiFZ44OiYfxrl7SZD783GNAgMBAAECggEAMsc2GuDg5sPX3Z+Ml+n7fBDHMi8F8pOtNEAq',
  'rVPlEIDjrBQdQRpWbCfUD1XKyPB+/Sox5GRhCRYfRZCqMNah99iEbNPGYSJTvImnRnBdlO+Z80DNY820h5g79XW9',
  'MjgeMWEDt6HAFynspOkMj94S+EONeAfIZ9d+7k8QP0eqYihVEOMVKCtlnCAsnHJxeNabskB1CFqEmNRPPMhv3IQg',
  'oTrfYcip5a489kx0PVAD/N7YD+Q1r6SYQ3HrMxMHQMo8C8782r5TrQU41dJZk8YKwmhx+sJj5UXe6HBGiJO5daIl',
  'z7TfU/PompKMBbfkTX8jHwD/h6bVmwedLU4PQr3eHQKBgQDSMg1ryBwKM6CV1LD4AuHLk8346FEE4HQZo5hNMN7S',
  'YPu/q31FOYAuD7Q99WUuVvOjaIKq9KbbbaU+HsNFma6QNt6B8c/Ca+2FW3A7PzA3tlckOni5hPmENOZKIYjwaKQv',
  'tMcVHSkh/AzOrhs3hsMZC4irBlJjxjbhpECjPaWQtwKBgQC4sMPGSPn+WHPQzIvGvHEMaQuNYUOU6cG/wnQnNLyo',
  'OGqidajS1vl48LqZwqSbICmV4pg56DewRr2DJ0nCll86OFnwyWZHs63xGdEje0SzAKzvsmIiIpjyzvcQT4tN9MrN',
  'I3SsNvAOTdbk7Bh0SS3an2f/wEpdaN1PvT1Y0tWD2wKBgQCEDnosGv6y0hizyXqddoIRenzPQnWUUMfgS82lwWxc',
  'VB4WH1GGqkeDqM4elwvIf0x2f3SIn0gtV8eXLZCVK6ZmaHKGxTs39MK3I+lw75QFjINW+X1bYNW6X9nG/Sahk7yD',
  'VFo3Q6jR9x68wtnKmtn75Ckq+b/Ne3yDasRJSrO4JQKBgQCSGWrVOTdhZ5E+dACCVuFKwvIbhfyTGRNmYSnHNeWj',
  'YPWhzFefaeVxMWU7awkRmbCr29M1w6gB7wPNc0/a+V8dTCSB4J/jSpTnq9eQLNwcigVDnCYbAKljMiupIHN/WIzx',
  'GAIclVzyw8qhzs5NdvIqBn2bh/6Lw/+GK5oS4L18jwKBgB6VF00d78w4cpdlps/SvC2Vg+xgkC5Ml2MXcXquBjaJ',
  'cY0sgNidm8cvjK4hzrR7hV4Ue6Z1vHiHm5sb+nPotZnJSsl0yY+rRwMDd4frEoJXLYhBt8GbvHmR8XY185p91VcV',
  'OZlyFJVYhlQkh6XTRNsbhMRQU5KZeKMeVThaulku',
].join('');

export const demoPrivateKey = createPrivateKey({
  key: Buffer.from(der, 'base64'),
  format: 'der',
  type: 'pkcs8',
});
