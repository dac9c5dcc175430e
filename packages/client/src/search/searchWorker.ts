import {serveThread} from '@wuya/search/threadHost';

serveThread(self);
